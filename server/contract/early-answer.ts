/**
 * Answering while the request is still arriving. A connection that is closed with unread bytes in it is reset, and the
 * reset often takes the answer with it; so the answer and our end of the connection go out first, and the rest is read
 * and thrown away for a moment (RFC 9112, 9.6).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../shared/time.ts';

const PATIENCE = 2 * SECOND;

/** Call before the answer is sent. The connection is gone `PATIENCE` after it, or sooner when the client stops. */
export function answerEarly({ raw }: FastifyRequest, reply: FastifyReply) {
  const { socket } = raw;
  reply.header('connection', 'close');
  // What Node calls once the last answer of a connection is written; its own destroys the socket there and then.
  socket.destroySoon = () => {
    socket.end();
    raw.resume();
    const timer = setTimeout(() => socket.destroy(), PATIENCE);
    socket.once('close', () => clearTimeout(timer));
  };
}
