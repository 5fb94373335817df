/** A page of a list. `page` counts from 0, `size` is 1 to 100 (rule V6), and the contract has checked both. */
export interface Page<T> {
  content: T[];
  page: number;
  size: number;
  totalPages: number;
  totalElements: number;
}

export function pageOf<T>(content: T[], page: number, size: number, totalElements: number): Page<T> {
  return {
    content,
    page,
    size,
    totalPages: Math.ceil(totalElements / size),
    totalElements,
  };
}
