/** What becomes of an explorer; `water`: some can be found there. */
export const explorer = {
  home: (water: boolean) =>
    `The explorer returns to storage${water ? ', or is exhausted if it finds water' : ''}`,
  mayGoOn: (water: boolean) =>
    `The explorer may go on. It returns to storage in the end${water ? ', or is exhausted if it finds only water' : ''}`,
  stays: () => 'The explorer is exhausted',
  drives: (water: boolean) =>
    `The trolley goes there: 1 movement, 2 onto a mountain${water ? '; before water it stays' : ''}`,
};
