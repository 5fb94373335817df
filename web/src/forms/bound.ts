// The bounds that the contract sets for a request (common/bounds), and what a field shows of them.
import type { READ_AS } from '../../../common/read-as.ts';

/** What the contract says of a value. Only an object has `properties`, only a list `items`. */
export interface Bound {
  readonly type?: string;
  readonly nullable?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly readAs?: keyof typeof READ_AS;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Bound>>;
  readonly items?: Bound;
}

/** The bound of the value at `path`; undefined for what only the form knows. */
function boundAt(bound: Bound | undefined, path: string): Bound | undefined {
  return path
    .split('.')
    .reduce<Bound | undefined>((at, part) => (at?.items && /^\d+$/.test(part) ? at.items : at?.properties?.[part]), bound);
}

/** Whether '' is refused where a value is required: lists, choices and switches say it in their own way. */
const refusesNothing = ({ type, nullable, minLength, pattern, readAs, enum: choices }: Bound) =>
  !nullable &&
  !choices &&
  (type === 'number' || type === 'integer' || (minLength ?? 0) > 0 || Boolean(pattern || readAs === 'mobile'));

/** Browsers have fields of their own for a day and for a time of day. */
const isPicked = ({ format, pattern }: Bound) => format === 'date' || pattern?.includes(':');

/** What a field shows of its bounds: the asterisk of a required text, and where typing ends. */
export function looksOf(bound: Bound | undefined, path: string): { required?: true; maxLength?: number } {
  const at = boundAt(bound, path);
  if (!at) return {};
  const [, above, name = path] = path.match(/^(.*)\.(\w+)$/) ?? [];
  const isRequired = (above ? boundAt(bound, above) : bound)?.required?.includes(name) && refusesNothing(at);
  return {
    ...(isRequired && { required: true }),
    ...(at.maxLength !== undefined && !isPicked(at) && { maxLength: at.maxLength }),
  };
}

/** The bounds with those of more fields, which the form sends in another request or another place. */
export function also(bound: Bound, properties: Record<string, Bound>, required: readonly string[] = []): Bound {
  return { ...bound, properties: { ...bound.properties, ...properties }, required: [...(bound.required ?? []), ...required] };
}

/** The bounds without these fields. */
export function without({ properties = {}, ...bound }: Bound, ...names: string[]): Bound {
  return { ...bound, properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))) };
}
