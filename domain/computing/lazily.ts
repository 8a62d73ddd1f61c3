/** An object whose properties are computed when they are first read, and then kept. */
export function lazily<Shape extends object>(
  makers: {
    readonly [Key in keyof Shape]-?: () => Shape[Key]
  },
): Shape {
  const shape = {} as Shape
  for (const key of Object.keys(makers) as (keyof Shape)[]) {
    const get = (): Shape[keyof Shape] => {
      const value = makers[key]()
      Object.defineProperty(shape, key, { value, enumerable: true })
      return value
    }
    Object.defineProperty(shape, key, { get, configurable: true, enumerable: true })
  }
  return shape
}
