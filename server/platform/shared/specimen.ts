/** What the number of a document of the demo begins with (rule C62). A salon's prefix is shorter. */
export const SPECIMEN = 'DEMO-';
