/** The port to a routing server: how long it takes by road. */

/** In degrees. */
export interface RoutePlace {
  latitude: number;
  longitude: number;
}

export interface Router {
  /**
   * The seconds from each of `from` (rows) to each of `to` (columns), or null where no road leads. Undefined if the router failed a short
   * while ago and is left alone. Throws if it does not answer in time or answers nonsense.
   */
  seconds(from: RoutePlace[], to: RoutePlace[]): Promise<(number | null)[][] | undefined>;
}
