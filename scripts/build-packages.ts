/** Packages that only the build of the screens needs: the built screens and the built server have them inside. */
const buildPackages: readonly string[] = [
  ...['@dnd-kit/core', '@dnd-kit/sortable', '@dnd-kit/utilities', '@hookform/resolvers', 'lucide-react'],
  ...['@stripe/react-stripe-js', '@stripe/stripe-js', '@tanstack/react-query', '@tanstack/react-virtual'],
  ...['@visx/axis', '@visx/group', '@visx/scale', '@visx/shape', 'radix-ui', 'react', 'react-dom'],
  ...['react-hook-form', 'react-router', 'tinykeys', 'write-excel-file', 'zustand'],
  ...['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite'],
]

export const isOfTheBuild = (name: string): boolean =>
  name.startsWith('@fontsource') || buildPackages.includes(name)
