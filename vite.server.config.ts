import { cpSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vite'

/** The server's sources become plain JavaScript, file by file: dist/server/cli/sarai.js, dist/contract/kit/money.js, … */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist',
    // dist/web is built by itself.
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // PDFs are drawn in a thread, which starts from this file.
      input: ['server/cli/sarai.ts', 'server/print-worker.ts'],
      output: { preserveModules: true, preserveModulesRoot: import.meta.dirname, entryFileNames: '[name].js' },
    },
  },
  plugins: [
    {
      // They are read from beside migrate.js when the program starts.
      name: 'copy-migrations',
      closeBundle: () => cpSync('server/db/migrations', 'dist/server/db/migrations', { recursive: true }),
    },
    {
      // The ones that PDFs are written with, and what their makers ask to go along.
      name: 'copy-fonts',
      closeBundle: () => {
        const folder = 'node_modules/@expo-google-fonts'
        for (const font of readdirSync(folder)) {
          for (const style of ['400Regular', '700Bold']) {
            for (const file of readdirSync(`${folder}/${font}/${style}`).filter((name) => name.endsWith('.ttf'))) {
              cpSync(`${folder}/${font}/${style}/${file}`, `dist/server/kit/documents/fonts/${file}`)
            }
          }
          cpSync(`${folder}/${font}/LICENSE_FONT`, `dist/server/kit/documents/fonts/LICENSE_FONT.${font}`)
        }
      },
    },
  ],
})
