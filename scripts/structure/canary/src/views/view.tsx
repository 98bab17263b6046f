import '#services/service.ts';
import 'primereact/button';
import 'ky';
import 'idb';
import 'stdnum';
import 'fastify';
import './view.test.tsx';

export type View = string;
