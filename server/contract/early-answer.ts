/**
 * Answers a request whose body is still arriving. Closing a connection with unread bytes resets it, and the reset often
 * destroys the answer. So the server sends the answer, ends its side, and discards the rest of the body for a moment
 * (RFC 9112, 9.6).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../shared/time.ts';

const PATIENCE = 2 * SECOND;

/** Call it before the answer is sent. The connection closes `PATIENCE` after the answer, or earlier when the client stops. */
export function answerEarly({ raw }: FastifyRequest, reply: FastifyReply) {
  const { socket } = raw;
  // Without `Connection: close`: Node destroys such a socket as soon as the answer is written.
  reply.raw.once('finish', () => {
    raw.resume();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), PATIENCE);
    socket.once('close', () => clearTimeout(timer));
  });
}
