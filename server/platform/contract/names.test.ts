/** What generators, strict validators and other tools stumble over: names, formats, keywords, statuses, closed lists. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { contract, resolve, routes } from './document.ts';

/** Every name that TypeScript knows without an import: the language's and the browser's. */
const typeScriptGlobals = (): string[] => {
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === 'empty.ts' ? ts.createSourceFile(name, 'export {}', ts.ScriptTarget.Latest) : read(name, ...rest);
  const program = ts.createProgram(['empty.ts'], { target: ts.ScriptTarget.ESNext, types: [] }, host);
  const kinds = ts.SymbolFlags.Type | ts.SymbolFlags.Value | ts.SymbolFlags.Namespace;
  const file = program.getSourceFile('empty.ts') as ts.SourceFile;
  return program
    .getTypeChecker()
    .getSymbolsInScope(file, kinds)
    .map(({ name }) => name);
};

/** What other languages know without an import, and what their generators import into every file. */
const OTHER_GLOBALS = `
  Java: Boolean Byte Character Class ClassLoader Cloneable Comparable Double Enum Error Exception Float Integer Iterable Long Math Module
    Number Object Override Package Process Record Runnable Runtime Short String System Thread Throwable Void List Map Set Date Locale
    Currency Optional Objects Arrays Instant Duration LocalDate LocalTime OffsetDateTime Period UUID URI File
  Kotlin: Any Array Char Collection Comparator Int Lazy MutableList Nothing Pair Result Sequence Triple Unit UInt Regex Annotation
  CSharp: Action Attribute Boolean Buffer Console Convert DateTime DateOnly TimeOnly Decimal Delegate Environment EventArgs Exception Func
    Guid Index Lazy Math Nullable Object Random Range String TimeSpan TimeZone Tuple Type Uri Version Task Stream File Path List Enumerable
  Python: Exception Warning BaseException TypeError ValueError KeyError Ellipsis NotImplemented Any Dict List Optional Union Tuple Set
    Literal Annotated BaseModel Field Enum StrictStr datetime date
  Ruby: Array Class Comparable Data Dir Encoding Enumerable Enumerator Fiber File Float Hash Integer IO Kernel Marshal Method Module
    Mutex Numeric Object Proc Process Queue Random Range Rational Regexp Set Signal String Struct Symbol Thread Time
  Swift: Any Array Bool Character Codable Data Decimal Decoder Dictionary Double Encoder Error Float Int Optional Range Result Set Slice
    String Task Type URL UUID
  Rust: Box Clone Copy Default Drop Err Iterator None Ok Option Result Some String Vec
  PHP: Closure Countable DateInterval Generator Iterator Stringable Traversable stdClass
  Dart: BigInt DateTime Duration Function Future Iterable Null Object Stream StackTrace Type
`.match(/\w+/g) as string[];

it('no schema is called like a global of a language', () => {
  const taken = new Set([...typeScriptGlobals(), ...OTHER_GLOBALS]);
  expect(taken.size).toBeGreaterThan(1500);
  expect(Object.keys(contract.components.schemas).filter(name => taken.has(name))).toEqual([]);
});

it('every name is used once', () => {
  // File names and PHP's classes do not tell capitals from small letters.
  const { securitySchemes, ...kinds } = contract.components;
  const names = Object.values(kinds).flatMap(kind => Object.keys(kind).map(name => name.toLowerCase()));
  expect(securitySchemes).toBeDefined();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// ajv-formats is CommonJS whose export is the function itself; its types say otherwise.
const addFormats = formats as unknown as typeof formats.default;

it('strict validators know every keyword and format', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats(ajv);
  const schemas = JSON.parse(JSON.stringify(contract.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'));
  ajv.addSchema({ $id: 'contract', $defs: schemas });
  for (const name of Object.keys(schemas)) expect(() => ajv.getSchema(`contract#/$defs/${name}`), name).not.toThrow();
  expect(() => ajv.compile({ type: 'string', format: 'full-name' })).toThrow('unknown format');
});

it('error codes are an open set, and the description explains each', () => {
  const { type, enum: closed, examples } = contract.components.schemas.ErrorCode as Record<string, unknown>;
  const { description } = (contract as unknown as { info: { description: string } }).info;
  const explained = [...description.matchAll(/^- `([A-Z_]+)` \(\d{3}\): /gm)].map(([, code]) => code);
  expect([type, closed]).toEqual(['string', undefined]);
  expect((examples as string[]).toSorted()).toEqual(explained.toSorted());
});

it('every path parameter has an example, and every status is a number', () => {
  for (const { operation } of routes) {
    const inPath = (operation.parameters ?? []).map(resolve).filter(parameter => parameter.in === 'path');
    expect([operation.operationId, inPath.every(parameter => 'example' in parameter)]).toEqual([operation.operationId, true]);
    const statuses = Object.keys(operation.responses);
    expect([operation.operationId, statuses.filter(status => !/^[2-5]\d\d$/.test(status))]).toEqual([operation.operationId, []]);
  }
});

it('a 304 has no content', () => {
  const unchanged = routes.map(({ operation }) => operation.responses['304']).filter(answer => answer !== undefined);
  expect(unchanged.length).toBeGreaterThan(5);
  expect(unchanged.filter(answer => 'content' in resolve(answer))).toEqual([]);
});

/** Every object of the contract. */
const allNodes = (): Record<string, unknown>[] => {
  const found: Record<string, unknown>[] = [];
  JSON.parse(JSON.stringify(contract), (_name, value) => {
    if (value !== null && typeof value === 'object') found.push(value);
    return value;
  });
  return found;
};

it('numbers beyond 32 bits are int64', () => {
  const inMilliseconds = allNodes().filter(
    ({ type, description }) => type === 'integer' && /milliseconds/.test(String(description)),
  );
  expect(inMilliseconds.length).toBeGreaterThan(1);
  expect(inMilliseconds.filter(({ format }) => format !== 'int64')).toEqual([]);
  // Names of the numbers that are too large in an example.
  const tooLarge = allNodes().flatMap(node =>
    Object.keys(node).filter(name => Number.isInteger(node[name]) && Number(node[name]) >= 2 ** 31),
  );
  const properties = allNodes().flatMap(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, { type?: string; format?: string }>),
  );
  expect(tooLarge.length).toBeGreaterThan(0);
  expect(
    properties.filter(([name, { type, format }]) => tooLarge.includes(name) && type === 'integer' && format !== 'int64'),
  ).toEqual([]);
});
