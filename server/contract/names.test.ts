/** Code generators make types of the contract's names. These tests keep the names free of collisions. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { contract } from './document.ts';

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

it('no name stands for two things', () => {
  // File names and PHP's classes do not tell capitals from small letters.
  const { securitySchemes, ...kinds } = contract.components;
  const names = Object.values(kinds).flatMap(kind => Object.keys(kind).map(name => name.toLowerCase()));
  expect(securitySchemes).toBeDefined();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
