// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.14,
  weights: [
    -1.24, 0.24, -1.19, -0.93, -0.09, -1.04, -0.8, 0.93, 0.44, 0.54, 0.74, 1.93, 0.59, -0.29, 0.9, 0.4, -0.12,
    1.22, -0.23, 1.3, 0.74, 0.87, 1.49, 2.36, 0.47, 1.86, 1.73, 0.69, 1.02,
  ] as readonly number[],
}
