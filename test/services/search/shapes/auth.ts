import type { Shape } from './shape.ts';

export const authShapes: Shape[] = [
  [
    'search.auth.token',
    (c) => c.auth.token({ username: 'mara', password: 'p"ss&wörd' }),
    'POST /v1.0/auth',
    '{"username":"mara","password":"p\\"ss&wörd"}',
    { result: { token: 'another' } },
  ],
];
