export type Identity = string;
