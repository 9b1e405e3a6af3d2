import type { ChannelView } from '../doors.ts';

/** What stands above the first message. */
export function ChannelStart({ channel }: { channel: ChannelView }) {
  return (
    <div className="channel-start">
      <h2>{channel.isDirect ? channel.name : `#${channel.name}`}</h2>
      <p className="quiet">
        {channel.isDirect
          ? `This is between you and ${channel.name}.`
          : `This is the very beginning of #${channel.name}.`}{' '}
        Type <b>/</b> below to see what the app can do.
      </p>
    </div>
  );
}
