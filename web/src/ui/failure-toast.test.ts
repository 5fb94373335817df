import { beforeEach, expect, test } from 'vitest';
import { failureToast } from './failure-toast.ts';
import { toast, toastStore } from './toast.ts';

const said = () => toastStore.read().map(({ title }) => title);

beforeEach(() => toast.clear());

test('what was said of the last try is taken back, and nothing else', () => {
  const failure = failureToast();
  failureToast().say('Failed to copy link');
  failure.takeBack();
  failure.say('Failed to update quantity', { detail: 'Haircut' });
  expect(said()).toEqual(['Failed to copy link', 'Failed to update quantity']);
  failure.takeBack();
  failure.takeBack();
  expect(said()).toEqual(['Failed to copy link']);
});

test('what somebody else has said anew since stays: it is theirs', () => {
  const failure = failureToast();
  failure.say('Failed to update quantity', { detail: 'Haircut' });
  failureToast().say('Failed to update quantity', { detail: 'Facial' });
  failure.takeBack();
  expect(toastStore.read()).toMatchObject([{ title: 'Failed to update quantity', detail: 'Facial' }]);
});
