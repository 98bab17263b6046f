import '../view.tsx';
