// Drawing: designs, a kit and words become pictures.
export { createDrawing, type Drawing, type DrawingOptions } from './drawing.ts';
export type { DrawnKit, DrawRequest, Picture } from './request.ts';
