// Drawing: designs, a kit and words become pictures.
export { createDrawing, type DrawingOptions, type StoppableDrawing } from './drawing.ts';
