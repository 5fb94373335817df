/**
 * Answers a request whose body is still arriving. Closing a connection with unread bytes resets it, and the reset often
 * destroys the answer. So the server discards the rest of a short body and keeps the connection. With a long body it ends its
 * own side, and discards what still comes for a moment (RFC 9112, 9.6).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../shared/time.ts';

/** A body that ends within this time after the answer was short. */
const SHORT = 0.25 * SECOND;
/** How long the client may go on sending after the answer. */
const PATIENCE = 2 * SECOND;

/** Call it before the answer is sent. */
export function answerEarly({ raw }: FastifyRequest, reply: FastifyReply) {
  const { socket } = raw;
  reply.raw.once('finish', () => {
    raw.resume();
    if (raw.complete) return;
    const timers = [setTimeout(() => socket.end(), SHORT), setTimeout(() => socket.destroy(), PATIENCE)];
    // After the end of the body, or with the connection. Listeners on the socket would pile up: it outlives many requests.
    raw.once('close', () => timers.forEach(clearTimeout));
  });
}
