import { benchColdScreens } from './cold-screens.ts'
import { benchEditing } from './editing.ts'
import { benchFirstLook } from './first-look.ts'
import { benchGeneration } from './generation.ts'
import { benchInteractions } from './interactions.ts'
import { benchJury } from './jury.ts'
import type { BenchRow } from './measure.ts'
import { benchPreflight } from './preflight.ts'
import { benchPreview } from './preview.ts'
import { benchPublicPages } from './public.ts'
import { benchReading } from './reading.ts'
import { benchReadingLines } from './reading-lines.ts'
import { benchRestaurantPage } from './restaurant-page.ts'
import { benchTypesetting } from './typesetting.ts'
import { benchUpdating } from './updating.ts'
import { benchViewer } from './viewer.ts'

/**
 * Prints figures of one run. Machines differ and are shared: read the ratios, not the milliseconds. What
 * takes longer has separate commands: `npm run bench:load` (owners and guests all at once) and `npm run
 * bench:growth` (up to a million saved menus).
 */
for (const bench of [
  benchGeneration,
  benchReading,
  benchReadingLines,
  benchUpdating,
  benchPreflight,
  benchTypesetting,
  benchJury,
  benchViewer,
  benchRestaurantPage,
  benchFirstLook,
  benchPublicPages,
  benchColdScreens,
  benchEditing,
  benchInteractions,
  benchPreview,
]) {
  try {
    for (const { name, value, against } of (await bench()) as BenchRow[])
      process.stdout.write(`${name}: ${value}${against ? ` (${against})` : ''}\n`)
  } catch (error) {
    // On a busy machine one of them may run out of time; the others go on.
    process.stderr.write(`${bench.name}: ${error}\n`)
    process.exitCode = 1
  }
}
process.exit()
