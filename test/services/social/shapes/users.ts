import { pageOf, type Shape } from './shape.ts';

const user = { id: '7', username: 'mara', email: 'mara@example.com', role: 'ROLE_ADMIN' };

export const usersShapes: Shape[] = [
  ['users.list', (c) => c.users.list({ page: 2 }), 'GET /users?page=2', '', pageOf(user)],
  ['users.get', (c) => c.users.get({ user_id: '7' }), 'GET /users/7', '', { data: user }],
];
