/**
 * Answers a request whose body is still arriving. Closing a connection with unread bytes resets it, and the reset often
 * destroys the answer. So the server discards the rest of a short body and keeps the connection. With a long body it ends its
 * own side, and discards what still comes for a moment (RFC 9112, 9.6).
 */
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../../../common/time.ts';

/** A body that ends within this time after the answer was short. */
const SHORT = 0.25 * SECOND;
/** How long the client may go on sending after the answer. */
const PATIENCE = 2 * SECOND;

/**
 * Returns what to send in place of `payload`: all of it at once, and its end when the body has ended. At the end, Node closes the
 * connection of a client that asked for this, read or not.
 */
export function answerEarly({ raw }: FastifyRequest, reply: FastifyReply, payload: string | Buffer): Readable {
  const { socket } = raw;
  reply.header('content-length', Buffer.byteLength(payload));
  const payloadThenRest = async function* () {
    yield payload;
    const timers = [setTimeout(() => socket.end(), SHORT), setTimeout(() => socket.destroy(), PATIENCE)];
    // A client that hangs up has ended its body, too.
    await finished(raw.resume()).catch(() => {});
    timers.forEach(clearTimeout);
  };
  return Readable.from(payloadThenRest());
}
