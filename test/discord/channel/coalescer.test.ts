import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCoalescer } from '../../../src/discord/channel/coalescer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Run {
  readonly key: string;
  readonly at: number;
}

function coalescer(work: (key: string) => Promise<void> = () => Promise.resolve()) {
  const runs: Run[] = [];
  const troubles: string[] = [];
  const begun = Date.now();
  const made = openCoalescer({
    lead: 100,
    spacing: 1000,
    async work(key) {
      runs.push({ key, at: Date.now() - begun });
      await work(key);
    },
    onTrouble: (key) => troubles.push(key),
  });
  return { ...made, runs, troubles };
}

test('a burst comes to one run, after the lead', async () => {
  const { request, runs } = coalescer();
  for (let at = 0; at < 5; at += 1) request('a');
  await vi.advanceTimersByTimeAsync(99);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toEqual([{ key: 'a', at: 100 }]);
});

test('what is asked for during a run comes to one more, after the spacing', async () => {
  const { request, runs } = coalescer();
  request('a');
  await vi.advanceTimersByTimeAsync(200);
  request('a');
  request('a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs.map(({ at }) => at)).toEqual([100, 1100]);
});

test('keys do not wait for each other', async () => {
  const { request, runs } = coalescer((key) => (key === 'slow' ? new Promise(() => undefined) : Promise.resolve()));
  request('slow');
  request('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(runs.map(({ key }) => key)).toEqual(['slow', 'b']);
});

test('a run that fails is reported, and the key can be asked for again', async () => {
  const { request, runs, troubles } = coalescer(() => Promise.reject(new Error('no')));
  request('a');
  await vi.advanceTimersByTimeAsync(5000);
  request('a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(troubles).toEqual(['a', 'a']);
  expect(runs).toHaveLength(2);
});

test('nothing begins once it is closed', async () => {
  const { request, close, runs } = coalescer();
  request('a');
  const closed = close();
  request('b');
  await closed;
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toEqual([]);
});
