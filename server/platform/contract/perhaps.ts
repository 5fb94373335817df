import { AppError } from './errors.ts';

/** Undefined for what is refused. Throws whatever else goes wrong. */
export async function perhaps<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
