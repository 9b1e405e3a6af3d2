import type { UserRecord } from './records.ts';

export const seedUsers: UserRecord[] = [
  user('21', 'Jonas', 'Weber', 'ROLE_ADMIN'),
  user('22', 'Aylin', 'Kaya', 'ROLE_USER'),
  user('23', 'Sophie', 'Martin', 'ROLE_USER'),
  user('24', 'Daniel', 'Okafor', 'ROLE_USER'),
];

function user(id: string, firstname: string, lastname: string, role: string): UserRecord {
  const username = `${firstname}.${lastname}`.toLowerCase();
  const created_at = '2025-03-03T09:00:00+01:00';
  return { id, username, email: `${username}@example.com`, firstname, lastname, role, created_at };
}
