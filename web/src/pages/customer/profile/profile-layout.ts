// Shared with the skeleton. On a desktop the personal data stay visible.
export const profileGrid = 'mt-5 grid grid-cols-1 gap-5 md:mt-8 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-6';
export const asideLook = 'grid grid-cols-1 gap-5 lg:sticky lg:top-26 lg:gap-6';
