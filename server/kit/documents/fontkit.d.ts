// The package has no types of its own. pdfkit takes an opened font wherever its types speak of a file.
declare module 'fontkit' {
  export const openSync: (path: string) => PDFKit.Mixins.PDFFontSource
}
