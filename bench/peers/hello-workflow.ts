import { proxyActivities } from '@temporalio/workflow';

const { greet } = proxyActivities<{ greet(name: string): Promise<string> }>({
  startToCloseTimeout: '10s',
});

export async function hello(name: string): Promise<string> {
  return greet(name);
}
