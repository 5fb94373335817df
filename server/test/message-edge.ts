/** Fake providers of messages. They keep what they were sent, and can fail. */
import type { ChannelName, Channels, OutgoingMessage } from '../platform/outside/channel.ts';

export class MessageEdge {
  sent: (OutgoingMessage & { channel: ChannelName })[] = [];
  /** What a channel throws instead of sending. */
  failing: Partial<Record<ChannelName, Error>> = {};

  readonly channels: Required<Channels> = {
    SMS: this.#channel('SMS'),
    WHATSAPP: this.#channel('WHATSAPP'),
    EMAIL: this.#channel('EMAIL'),
  };

  /** The kinds that reached this mobile or e-mail address, in order. */
  kindsTo(to: string): string[] {
    return this.sent.filter(message => message.to === to).map(({ kind }) => kind);
  }

  #channel(channel: ChannelName) {
    return {
      provider: 'fake',
      send: async (message: OutgoingMessage) => {
        const failure = this.failing[channel];
        if (failure) throw failure;
        this.sent.push({ ...message, channel });
        return { providerId: `fake-${this.sent.length}` };
      },
    };
  }
}
