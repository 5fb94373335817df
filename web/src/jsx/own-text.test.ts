import { Fragment, jsx } from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { withOwnText } from './own-text.ts';

const icon = jsx('svg', {});
const own = (children: string) => jsx('span', { children });
const childrenOf = (children: unknown, type: unknown = 'p') => withOwnText(type, { children: children as never }).children;

test('text beside an element gets an element of its own', () => {
  expect(childrenOf([icon, 'Add to Cart'])).toEqual([icon, own('Add to Cart')]);
});

test('texts alone in an element become one text, whatever is not shown between them', () => {
  expect(childrenOf([3, ' of ', null, 4])).toBe('3 of 4');
  expect(childrenOf(['Sent', false, undefined])).toBe('Sent');
});

test('texts in a row are one text, and all else keeps its place', () => {
  expect(childrenOf([2, ' visits', false, icon, ' more'])).toEqual([own('2 visits'), null, false, icon, own(' more')]);
});

test('blanks stay as they are', () => {
  expect(childrenOf([icon, ' ', icon])).toEqual([icon, ' ', icon]);
});

test('the text of a fragment has its own element, since it stands beside something elsewhere', () => {
  expect(childrenOf('Free', Fragment)).toEqual(own('Free'));
  expect(childrenOf([1, ' visit'], Fragment)).toEqual([own('1 visit'), null]);
});

test('what has no text in it is left alone', () => {
  const props = { children: 'Save' };
  expect(withOwnText('p', props)).toBe(props);
  expect(childrenOf([null, false])).toEqual([null, false]);
});
