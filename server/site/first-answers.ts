/** The answers to a page's first requests, put into the page, so that its scripts need not wait for them. */
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../contract/answer-cache.ts';
import { jsonInHtml } from './escape.ts';

/** A data script element for the page, by API address. A refused address is left out, so the scripts ask again. */
export async function firstAnswers(app: FastifyInstance, kept: AnswerCache, addresses: string[]): Promise<string> {
  const answers = await Promise.all(
    addresses.map(async address => {
      const text = kept.find(address)?.text ?? (await askItself(app, address));
      return text && `${JSON.stringify(address)}:${text}`;
    }),
  );
  const json = `{${answers.filter(Boolean).join(',')}}`;
  return `<script type="application/json" id="first-answers">${jsonInHtml(json)}</script>`;
}

const askItself = async (app: FastifyInstance, address: string): Promise<string | undefined> => {
  const { statusCode, payload } = await app.inject(address);
  return statusCode === 200 ? payload : undefined;
};
