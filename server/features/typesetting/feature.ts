import { mountTypesetting } from './routes.ts'

export const typesetting = { mount: mountTypesetting }
