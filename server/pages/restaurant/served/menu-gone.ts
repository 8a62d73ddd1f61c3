/** A menu that is not on the page at this moment; whoever followed a code on a table gets the page. */
export class MenuGone extends Error {
  constructor() {
    super('There is no such menu on the page.')
  }
}
