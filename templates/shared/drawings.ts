/** What is drawn, one file each in `drawings/` (`art/make-drawings.ts`), all by one pen on 200 by 200 units. */
export const drawingSubjects = [
  'fish',
  'lobster',
  'pig',
  'cow',
  'hen',
  'wheat',
  'bread',
  'grapes',
  'wine',
  'cocktail',
  'coffee',
  'olive',
  'lemon',
  'tomato',
  'mushroom',
  'chili',
] as const

export type DrawingSubject = (typeof drawingSubjects)[number]

/** How a drawing is printed: its lines, a stamp in one color out of which they are cut, or lines over two colors. */
export const drawingHands = ['line', 'stamp', 'color'] as const

export type DrawingHand = (typeof drawingHands)[number]

/** Families of ornaments, one file each in `ornaments/`: a divider, a corner and an end mark drawn together. */
export const ornamentFamilies = ['sprig', 'deco', 'woodcut', 'tile'] as const
