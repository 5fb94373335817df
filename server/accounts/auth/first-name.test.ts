import { describe, expect, it } from 'vitest';
import { isFirstName } from './first-name.ts';

describe('the first name of an account (rule S24)', () => {
  it.each([
    ['Asha', 'Asha Deshmukh'],
    ['  aSHA ', 'Asha Deshmukh'],
    ['Asha Deshmukh', 'Asha Deshmukh'],
    ['Asha Patil', 'Asha Deshmukh'],
    ['Zoe', 'Zoë Fernandes'],
    ['ZOË', 'Zoe'],
    ['anuradha', 'Anu Radha Joshi'],
    ['Anu', 'Anu Radha Joshi'],
    ['Anu Radha', 'Anuradha Joshi'],
    ['Mrs. Asha', 'Asha Deshmukh'],
    ['Asha', 'Smt Asha Deshmukh'],
    ['OBrien', 'O’Brien'],
    ['Anne', 'Anne-Marie Dsouza'],
    ['आशा', 'आशा देशमुख'],
    ['श्रीमती आशा', 'आशा देशमुख'],
    ['Deshmukh', 'A Deshmukh'],
  ])('%s opens the account of %s', (typed, kept) => expect(isFirstName(typed, kept)).toBe(true));

  it.each([
    ['Deshmukh', 'Asha Deshmukh'],
    ['A', 'Asha Deshmukh'],
    ['As', 'Asha Deshmukh'],
    ['Ashaa', 'Asha Deshmukh'],
    ['आशा', 'Asha Deshmukh'],
    ['आश', 'आशा देशमुख'],
    // What anybody would guess.
    ['Mrs', 'Mrs Asha Deshmukh'],
    ['श्रीमती', 'श्रीमती आशा'],
    ['A', 'A Deshmukh'],
    ['A', 'A'],
    ['A B', 'A B'],
    ["'", 'Asha'],
    ['Asha', ''],
  ])('%s does not open the account of %s', (typed, kept) => expect(isFirstName(typed, kept)).toBe(false));
});
