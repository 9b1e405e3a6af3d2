import type { App } from '@slack/bolt';
import type { FollowDelivery } from '../shared/follow.ts';
import { deliveryOf } from './delivery-of.ts';

/** Has somebody look on at all that the app is handed, from its arrival until it is answered. */
export function followEvents(app: App, follow: FollowDelivery): void {
  const take = app.processEvent.bind(app);
  app.processEvent = async (event) =>
    follow(deliveryOf(event.body), (acked) =>
      take({
        ...event,
        ack: async (response) => {
          await event.ack(response);
          acked();
        },
      }),
    );
}
