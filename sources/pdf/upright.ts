/** Turns places of a page so that its letters run from left to right, and back. */
export interface Upright {
  readonly width: number
  readonly height: number
  readonly toUpright: (x: number, y: number) => { x: number; y: number }
  readonly toPage: (x: number, y: number) => { x: number; y: number }
}

/**
 * @param turn by how many quarters of a circle, clockwise, the letters are turned
 * @param width of the page as it is shown
 */
export function uprightOf(turn: number, width: number, height: number): Upright {
  switch (turn) {
    case 1:
      return {
        width: height,
        height: width,
        toUpright: (x, y) => ({ x: y, y: width - x }),
        toPage: (x, y) => ({ x: width - y, y: x }),
      }
    case 2:
      return {
        width,
        height,
        toUpright: (x, y) => ({ x: width - x, y: height - y }),
        toPage: (x, y) => ({ x: width - x, y: height - y }),
      }
    case 3:
      return {
        width: height,
        height: width,
        toUpright: (x, y) => ({ x: height - y, y: x }),
        toPage: (x, y) => ({ x: y, y: height - x }),
      }
    default:
      return { width, height, toUpright: (x, y) => ({ x, y }), toPage: (x, y) => ({ x, y }) }
  }
}
