import { createContext, useContext } from 'react';
import { api } from './client.ts';

/**
 * The client of the area on screen: customers' and visitors' calls by default, staff's within the admin area. Whatever several areas show
 * asks with it, so that each call carries the token of whoever looks (rule B30).
 */
const Caller = createContext(api);

export const CallerProvider = Caller.Provider;

/** For all calls that need to know who calls, from what staff and customers share. A test keeps it so. */
export function useCaller(): typeof api {
  return useContext(Caller);
}
