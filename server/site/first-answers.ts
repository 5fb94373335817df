/** The answers to a page's first requests, put into the page, so that its scripts need not wait for them. */
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../platform/contract/answer-cache.ts';
import { jsonInHtml } from '../platform/shared/escape.ts';

/** The texts of the answers by API address. A refused address is left out, so the scripts ask again. */
export async function readAnswers(app: FastifyInstance, kept: AnswerCache, addresses: string[]): Promise<Map<string, string>> {
  const answers = await Promise.all(
    addresses.map(async address => [address, kept.find(address)?.text ?? (await askItself(app, address))] as const),
  );
  return new Map(answers.flatMap(([address, text]) => (text ? [[address, text]] : [])));
}

/** A data script element for the page. */
export function firstAnswers(answers: Map<string, string>): string {
  const json = `{${[...answers].map(([address, text]) => `${JSON.stringify(address)}:${text}`).join(',')}}`;
  return `<script type="application/json" id="first-answers">${jsonInHtml(json)}</script>`;
}

const askItself = async (app: FastifyInstance, address: string): Promise<string | undefined> => {
  const { statusCode, payload } = await app.inject(address);
  return statusCode === 200 ? payload : undefined;
};
