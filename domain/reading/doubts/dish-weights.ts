// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.14,
  weights: [
    -1.46, 0.22, -1.2, -0.8, -0.11, -1.04, -0.72, 0.92, 0.47, 0.65, 0.75, 1.87, 0.56, -0.33, 0.94, 0.5, -0.14,
    1.22, -0.2, 1.23, 0.89, 0.84, 1.52, 2.55, 0.47, 1.88, 1.58, 0.65, 0.98,
  ] as readonly number[],
}
