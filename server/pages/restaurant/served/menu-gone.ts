/** A menu that isn't on the page at this moment; guests who followed a code on a table get the page. */
export class MenuGone extends Error {
  constructor() {
    super('There is no such menu on the page.')
  }
}
