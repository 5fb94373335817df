/** How much a run measures. */
export interface Effort {
  /** Turns of each contender. Their median is the figure. */
  rounds: number;
  /** Turns before the first that counts, in which V8 compiles what is measured. A salon's server has run for days. */
  warmUpRounds: number;
  /** The time of each measurement of reads. */
  milliseconds: number;
  warmUpMilliseconds: number;
  /** Works in each measurement of writes by one client. A crowd has four times as many. */
  requests: number;
  /** Signed-in customers of the salon whose writes are measured. */
  customers: number;
  /** Jobs that are due at once. */
  jobs: number;
  /** Jobs beside which a client books. */
  jobsBeside: number;
  /** Rows of an import beside which a client books. */
  importRows: number;
  /** Rows of a large file. */
  importLarge: number;
  /** How long a process rests before its memory is read, in milliseconds. */
  rest: number;
  /** Named professionals. */
  professionals: number;
  /** The longest history. */
  bookings: number;
  /** So many bookings of a history are made by the product, the others by copying them (histories.ts). */
  latest: number;
  /** Customers with a history. */
  regulars: number;
  listRounds: number;
  /** Requests for each list in each round. */
  listRequests: number;
  /** New bookings in each round. Each is another one, so the first ones read pages that are not in the cache. */
  newBookings: number;
}

/** Many short turns, so that a slow moment of the machine hits both of a pair. */
const full: Effort = {
  rounds: 25,
  warmUpRounds: 4,
  milliseconds: 400,
  warmUpMilliseconds: 2000,
  requests: 200,
  customers: 2000,
  jobs: 10_000,
  jobsBeside: 1000,
  importRows: 20_000,
  importLarge: 200_000,
  rest: 3000,
  professionals: 50,
  bookings: 1_000_000,
  latest: 100_000,
  regulars: 20_000,
  listRounds: 5,
  listRequests: 9,
  newBookings: 75,
};

/** Rough figures. */
const quick: Effort = { ...full, rounds: 5, milliseconds: 300, requests: 100, bookings: 20_000, importLarge: 20_000 };

/** Shows only that each section runs to its end. Copying is in it, because the history is longer than its latest part. */
const smoke: Effort = {
  rounds: 1,
  warmUpRounds: 0,
  milliseconds: 20,
  warmUpMilliseconds: 20,
  requests: 4,
  customers: 40,
  jobs: 50,
  jobsBeside: 20,
  importRows: 60,
  importLarge: 600,
  rest: 0,
  professionals: 5,
  bookings: 400,
  latest: 200,
  regulars: 40,
  listRounds: 1,
  listRequests: 1,
  newBookings: 2,
};

export const efforts = { full, quick, smoke };
