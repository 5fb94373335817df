import { join } from 'node:path';
import react from '@vitejs/plugin-react';

/** React with a JSX runtime that gives every text its own element (src/jsx/own-text.ts). */
export function reactPlugin() {
  return react({ jsxImportSource: join(import.meta.dirname, 'src/jsx') });
}
