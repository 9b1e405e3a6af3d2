import { useReader } from '../reader.ts';

/** Somebody or something named in a text. */
export function Mention(mention: {
  kind: 'user' | 'channel' | 'group' | 'broadcast';
  id: string;
  name?: string | undefined;
}) {
  const { me, nameOf, channelNameOf, openChannel } = useReader();
  const { kind, id, name } = mention;
  switch (kind) {
    case 'user':
      return (
        <span className={id === me.id ? 'mention mention-me' : 'mention'}>
          @{nameOf(id) ?? name ?? id}
        </span>
      );
    case 'channel':
      return (
        <button type="button" className="mention" onClick={() => openChannel(id)}>
          #{channelNameOf(id) ?? name ?? id}
        </button>
      );
    case 'group':
      return <span className="mention">@{name ?? id}</span>;
    case 'broadcast':
      return <span className="mention mention-me">@{id}</span>;
  }
}
