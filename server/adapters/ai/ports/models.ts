import type { CommandWriter } from './command-writer.ts'
import type { DescriptionWriter } from './description-writer.ts'
import type { DishProposer } from './dish-proposer.ts'
import type { FoodImageProvider } from './food-images.ts'
import type { MenuGenerator } from './menu-generator.ts'
import type { PageReader } from './page-reader.ts'

/** Everything that a model can be asked for; without a model, what needs no network answers. */
export interface Models {
  readonly menuGenerator: MenuGenerator
  /** Of the image model where there is one. */
  readonly foodImages: FoodImageProvider
  readonly dishProposer: DishProposer
  readonly descriptionWriter: DescriptionWriter
  readonly commandWriter: CommandWriter
  readonly pageReader: PageReader
}
