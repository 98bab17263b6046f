#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the owner of the database is no superuser. It makes the role
# that the application signs in as.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" --username postgres --dbname postgres <<'SQL'
create role lagra login createrole password :'password';
create database lagra owner lagra;
SQL
