import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { AS_IT_IS, asMatrix, type Matrix, moved, product } from './matrix.ts'

export interface Glyph {
  readonly unicode: string
  /** In thousandths of the size of type. */
  readonly width: number
  readonly isSpace: boolean
}

export interface DrawnFont {
  readonly vertical?: boolean
  readonly fontMatrix?: readonly number[]
}

/** How letters are set, as the operators of a page say one after the other. */
export interface TextState {
  /** From places of the file to those of the page as it is shown. */
  readonly page: Matrix
  readonly text: Matrix
  readonly line: Matrix
  readonly font: DrawnFont | undefined
  readonly size: number
  readonly letterSpace: number
  readonly wordSpace: number
  readonly scale: number
  readonly leading: number
}

export const textState = (viewport: readonly number[]): TextState => ({
  page: asMatrix(viewport),
  text: AS_IT_IS,
  line: AS_IT_IS,
  font: undefined,
  size: 0,
  letterSpace: 0,
  wordSpace: 0,
  scale: 1,
  leading: 0,
})

/** What an operator that neither draws letters nor keeps a state changes; nothing for others. */
export function afterOperator(
  state: TextState,
  operator: number,
  args: readonly unknown[],
  fontOf: (id: unknown) => DrawnFont | undefined,
): TextState {
  const on = (x: number, y: number, leading = state.leading): TextState => {
    const line = moved(state.line, x, y)
    return { ...state, line, text: line, leading }
  }
  const [amount = 0, other = 0] = args.slice(0, 2).map((one) => (typeof one === 'number' ? one : 0))
  switch (operator) {
    case OPS.transform:
      return { ...state, page: product(state.page, asMatrix(args)) }
    case OPS.paintFormXObjectBegin:
      return args[0] ? { ...state, page: product(state.page, asMatrix(args[0])) } : state
    case OPS.beginText:
      return { ...state, text: AS_IT_IS, line: AS_IT_IS }
    case OPS.setTextMatrix:
      return { ...state, text: asMatrix(args[0]), line: asMatrix(args[0]) }
    case OPS.moveText:
      return on(amount, other)
    case OPS.setLeadingMoveText:
      return on(amount, other, other)
    case OPS.nextLine:
      return on(0, state.leading)
    case OPS.setLeading:
      return { ...state, leading: -amount }
    case OPS.setCharSpacing:
      return { ...state, letterSpace: amount }
    case OPS.setWordSpacing:
      return { ...state, wordSpace: amount }
    case OPS.setHScale:
      return { ...state, scale: amount / 100 }
    case OPS.setFont:
      return { ...state, font: fontOf(args[0]), size: other }
    default:
      return state
  }
}
