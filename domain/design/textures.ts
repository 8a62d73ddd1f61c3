/** A picture that menus can be printed on; the design names it by its key. */
export interface Texture {
  readonly key: string
  readonly name: string
  /** Its file among the textures, 2600 px wide for the page: 300 dpi on Letter. */
  readonly file: string
  /** 300 px wide, to choose by. */
  readonly previewUrl: string
}

const texture = <Key extends string>(key: Key, name: string) => ({
  key,
  name,
  file: `${key}-2600.jpg`,
  previewUrl: `/textures/${key}-300.jpg`,
})

export const textures = [
  texture('marble', 'Marble'),
  texture('wood', 'Wood'),
  texture('parchment', 'Parchment'),
  texture('fabric', 'Fabric'),
  texture('concrete', 'Concrete'),
  texture('linen', 'Linen'),
] as const satisfies readonly Texture[]

export const textureByKey = (key: string): Texture | undefined =>
  textures.find((candidate) => candidate.key === key)
