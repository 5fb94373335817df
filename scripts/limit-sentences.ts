/** The rate limit of an operation as a sentence of its description: people read it there, and openapi.yaml says it once, as `x-rate-limit`. */
interface Limit {
  max: number;
  seconds: number;
  by?: 'account';
}

interface Operation {
  description?: string;
  'x-rate-limit'?: Limit;
}

interface Described {
  paths: Record<string, Record<string, Operation>>;
}

const sentence = ({ max, seconds, by }: Limit): string =>
  `Limit: ${max} ${seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`}${by ? ' and account' : ''}.`;

/** A list or a table may end the description, so behind several lines the sentence is a paragraph of its own. */
const withSentence = (description: string, limit: Limit): string =>
  `${description.trimEnd()}${description.includes('\n') ? '\n\n' : ' '}${sentence(limit)}`;

/** Changes the document. */
export function sayLimits<Contract extends Described>(document: Contract): Contract {
  for (const operation of Object.values(document.paths).flatMap(path => Object.values(path))) {
    const limit = operation['x-rate-limit'];
    if (limit) operation.description = withSentence(operation.description ?? '', limit);
  }
  return document;
}
