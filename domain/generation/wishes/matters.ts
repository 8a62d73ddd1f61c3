import { animalMatters } from './animal-matters.ts'
import type { Matter } from './matter.ts'
import { plantMatters } from './plant-matters.ts'

export type MatterName = keyof typeof animalMatters | keyof typeof plantMatters

/** By name: everything that an owner can ask to leave out as a kind of food. */
export const matters: Readonly<Record<MatterName, Matter>> = { ...animalMatters, ...plantMatters }

export const labelOf = (name: MatterName): string => matters[name].label ?? name
